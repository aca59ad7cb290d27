import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in for the children after a failure; `retry` renders them anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Where the shopper is: a failure is forgotten when it changes. */
  readonly place?: string;
}

interface State {
  readonly failed: boolean;
  readonly place: string | undefined;
}

/** Keeps a failure of its children from taking the page down. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
