class CompareTable extends HTMLElement {}

customElements.define('compare-table', CompareTable);
