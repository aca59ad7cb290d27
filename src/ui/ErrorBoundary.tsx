import { Component, type ReactNode, Suspense, useState, useTransition } from 'react';
import { resetFailedLoads } from '@/lib/lazy';

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

/** For children that may load late or fail: the page is complete without them. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * A dialog whose code loads when it is first opened, `opening` meanwhile. If loading fails, the dialog stays closed,
 * `onFailed` tells the shopper, and the next click retries.
 */
export function useLazyDialog(onFailed: () => void, startOpen = false) {
  const [opened, setOpened] = useState(Number(startOpen));
  const [isOpen, setOpen] = useState(startOpen);
  // A transition keeps the page as it is until the code has loaded.
  const [opening, startTransition] = useTransition();

  const open = () =>
    startTransition(() => {
      setOpened(opened + 1);
      setOpen(true);
    });
  const failed = () => {
    setOpen(false);
    resetFailedLoads();
    onFailed();
  };
  return {
    isOpen,
    opening,
    open,
    close: () => setOpen(false),
    /** Renders the dialog once it has been opened. */
    frame: (dialog: ReactNode) =>
      opened > 0 && (
        <ErrorBoundary resetKey={`${opened}`} fallback={() => null} onError={failed}>
          {dialog}
        </ErrorBoundary>
      ),
  };
}
