import { expect, it } from 'vitest'
import { RefusedError, UnreachableError } from '#app/api.ts'
import { Ops } from '#app/ops.ts'

function numbered() {
  let count = 0
  return new Ops(() => `op-${++count}`)
}

it('repeats an unanswered request under the same id until there is an answer', async () => {
  const ops = numbered()
  const asked: string[] = []
  const lost = async (op: string) => {
    asked.push(op)
    throw new UnreachableError('no answer')
  }
  const answered = async (op: string) => void asked.push(op)
  await expect(ops.run('buy beanie', lost)).rejects.toThrow(UnreachableError)
  await expect(ops.run('buy beanie', lost)).rejects.toThrow(UnreachableError)
  await ops.run('buy beanie', answered)
  await ops.run('buy beanie', answered)
  expect(asked).toEqual(['op-1', 'op-1', 'op-1', 'op-2'])
})

it('takes a refusal for an answer, but not an unavailable database', async () => {
  const ops = numbered()
  const asked: string[] = []
  const refuses = (reason: 'too-few-bones' | 'try-again') => async (op: string) => {
    asked.push(op)
    throw new RefusedError('no', reason)
  }
  for (const reason of ['try-again', 'too-few-bones', 'too-few-bones'] as const)
    await expect(ops.run('buy crown', refuses(reason))).rejects.toThrow(RefusedError)
  expect(asked).toEqual(['op-1', 'op-1', 'op-2'])
})

it('makes one op of two presses before the answer, and different ops of different acts', async () => {
  const ops = numbered()
  const answer = later<void>()
  const asked: string[] = []
  const ask = async (op: string) => {
    asked.push(op)
    await answer.promise
  }
  const all = [ops.run('buy beanie', ask), ops.run('buy beanie', ask), ops.run('buy crown', ask)]
  answer.resolve()
  await Promise.all(all)
  expect(asked).toEqual(['op-1', 'op-1', 'op-2'])
})

/** A promise that the test resolves. */
function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((keep) => (resolve = keep))
  return { promise, resolve }
}
