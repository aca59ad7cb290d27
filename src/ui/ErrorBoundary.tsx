import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Replaces the children after an error; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Called once the fallback shows. */
  readonly onError?: () => void;
  /** Clears the error when it changes. */
  readonly resetKey?: string;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps an error in its children from unmounting the whole page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

/** Loads and fails on its own: the page is complete without it. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
