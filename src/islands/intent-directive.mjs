/** Registers `client:intent`: an island that hydrates on the visitor's first move towards it. */
export function intentDirective() {
	return {
		name: 'intent-directive',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
			},
		},
	};
}
