import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in for the children after a failure; `retry` renders them anew. */
  readonly fallback: (retry: () => void) => ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps a failure of its children from taking the page down. Give it a `key` to forget a failure with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
