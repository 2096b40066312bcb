import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = { children: ReactNode; onError: () => void }
type ErrorBoundaryState = { hasFailed: boolean }

/** Keeps a failing part from blanking the page. A class, because React offers error boundaries in no other form. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
