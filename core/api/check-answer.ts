import type * as v from 'valibot'
import type { Answer } from './answer.ts'
import { FailureError } from './failure.ts'
import { fitBody } from './fit-body.ts'
import { judgeAnswer } from './judge-answer.ts'

/** The data of a good answer; throws the failure that any other one is. */
export function checkAnswer<S extends v.GenericSchema>(
  route: string,
  schema: S,
  answer: Answer,
  isWrite: boolean,
): v.InferOutput<S> {
  const failure = judgeAnswer(answer, isWrite)
  if (failure) {
    const isOutcomeUnknown = isWrite && !answer.isRedirected && (answer.status < 400 || answer.status === 504)
    throw new FailureError(failure, route, { body: answer.body, isWrite, isOutcomeUnknown })
  }
  return fitBody(route, schema, answer.body, isWrite)
}
