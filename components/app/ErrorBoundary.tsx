import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = { children: ReactNode; fallback?: ReactNode; onError?: (error: unknown) => void }
type ErrorBoundaryState = { hasFailed: boolean }

/** Keeps a failing part from blanking the page. A class, because React offers error boundaries in no other form. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
