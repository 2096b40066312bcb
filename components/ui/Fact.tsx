import type { ReactNode } from 'react'

type FactProps = { term: ReactNode; children: ReactNode }

/** One name and its value inside `Facts`. */
export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
