import { Component, type ReactNode } from 'react';

interface BoundaryProps {
	children: ReactNode;
	instead: ReactNode;
	/** What it is drawn from: other values may be drawn well. */
	of: unknown;
}

/** Keeps what cannot be drawn from taking the page with it. */
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
