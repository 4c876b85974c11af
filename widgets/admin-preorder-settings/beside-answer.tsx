import type { ReactNode } from 'react'

/** Fields with what a change of them would do beside them, where there is room, and else below. */
export const BesideAnswer = ({ answer, children }: { answer: ReactNode; children: ReactNode }): ReactNode => (
  <div className="ostrov-preorder-beside">
    <div>{children}</div>
    <div>{answer && <div className="ostrov-preorder-answer">{answer}</div>}</div>
  </div>
)
