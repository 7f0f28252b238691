import { Component, type ReactNode } from 'react';

interface BoundaryProps {
	children: ReactNode;
	instead: ReactNode;
	/** Identity of the rendered values: a change resets the error. */
	of: unknown;
}

/** Error boundary: a failing child does not take down the page. */
export class Boundary extends Component<BoundaryProps> {
	override state = { hasFailed: false };
	static getDerivedStateFromError() {
		return { hasFailed: true };
	}
	override componentDidUpdate({ of }: { of: unknown }): void {
		if (of !== this.props.of && this.state.hasFailed) this.setState({ hasFailed: false });
	}
	override render(): ReactNode {
		return this.state.hasFailed ? this.props.instead : this.props.children;
	}
}
