// Catches errors while its children render: they alone are replaced, and the rest of the page stays.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of the failed children; by default a message as large as a screen, with a Try Again button. */
  readonly fallback?: ReactNode;
  /** Called when the user presses Try Again, before the children are rendered again. */
  readonly onRetry?: () => void;
  /** After an error the children are rendered again when this value changes. */
  readonly resetOn?: string;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A part of the screen could not be shown.', error, info.componentStack);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ failed: false });
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <ErrorFallback onRetry={this.retry} />;
  }
}
