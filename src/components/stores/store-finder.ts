class StoreFinder extends HTMLElement {}

customElements.define('store-finder', StoreFinder);
