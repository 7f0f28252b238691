class ProductOptions extends HTMLElement {}

customElements.define('product-options', ProductOptions);
