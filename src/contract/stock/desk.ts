/** Why what lies on the shelf changed. `count` and `import` say what is there, the others what moved. */
export const MOVEMENT_KINDS = ['opening', 'count', 'import', 'receipt', 'return', 'loss'] as const;
