class FacetList extends HTMLElement {}

customElements.define('facet-list', FacetList);
