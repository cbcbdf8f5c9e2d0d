import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api/client.ts'
import { type Freshness, keepFresh } from './keep-fresh.ts'
import { queriesByTopic } from './topic-queries.ts'

/** The home shows tasks too, and what happened. */
const queriesOf = queriesByTopic([
  { tasks: [api.tasks.key()] },
  { tasks: [api.home.key()], projects: [api.home.key()], activity: [api.home.key()] },
  { leads: [api.leads.key()] },
])

let queryClient: QueryClient
let fresh: Freshness
beforeEach(() => {
  vi.useFakeTimers()
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  fresh = keepFresh(queryClient, queriesOf)
})
afterEach(() => {
  fresh.end()
  queryClient.clear()
  vi.useRealTimers()
})

/** So many milliseconds go by. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** An answer that takes so long. */
const after = (milliseconds: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return 'rows'
}

/** A screen that shows what stands under a key, and how often it has asked. */
async function shown(queryKey: readonly unknown[], answer = async () => 'rows') {
  const screen = { asked: 0, leave: () => {} }
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      screen.asked += 1
      return answer()
    },
  })
  screen.leave = observer.subscribe(() => {})
  await pass(5)
  return screen
}
const longerThanOwn = () => pass(120)

test('what this tab has changed is asked for once, however many kinds show in a list', async () => {
  const [tasks, home, leads] = [
    await shown(api.tasks.list.queryKey({ input: {} })),
    await shown(api.home.overview.queryKey()),
    await shown(api.leads.list.queryKey({ input: {} })),
  ]
  fresh.changed(['tasks', 'projects', 'activity'], 'own')
  await longerThanOwn()
  expect([tasks.asked, home.asked, leads.asked]).toEqual([2, 2, 1])
})

test('what others change is gathered first', async () => {
  const tasks = await shown(api.tasks.list.queryKey({ input: {} }))
  fresh.changed(['tasks'], 'other')
  await longerThanOwn()
  fresh.changed(['tasks'], 'other')
  expect(tasks.asked).toBe(1)
  await pass(400)
  expect(tasks.asked).toBe(2)
})

test('a list that is opened after the change, before it is asked for again, asks once', async () => {
  fresh.changed(['tasks'], 'own')
  const slow = await shown(api.tasks.list.queryKey({ input: {} }), after(200))
  const quick = await shown(api.tasks.list.queryKey({ input: { done: 'true' } }))
  await pass(300)
  expect([slow.asked, quick.asked]).toEqual([1, 1])
})

test('a question that was on its way before the change is asked anew, the first one after its answer', async () => {
  const slow = await shown(api.tasks.list.queryKey({ input: {} }), after(200))
  fresh.changed(['tasks'], 'own')
  await longerThanOwn()
  expect(slow.asked).toBe(1)
  await pass(400)
  expect(slow.asked).toBe(2)
  fresh.changed(['tasks'], 'own')
  await longerThanOwn()
  expect(slow.asked).toBe(3)
  await pass(600)
  expect(slow.asked).toBe(3)
})

test('neither what a screen wrote itself nor a question that it broke off counts as asked', async () => {
  const queryKey = api.tasks.list.queryKey({ input: {} })
  const list = await shown(queryKey)
  fresh.changed(['tasks'], 'own')
  queryClient.setQueryData(queryKey, () => undefined)
  void queryClient.refetchQueries({ queryKey })
  await queryClient.cancelQueries({ queryKey })
  await longerThanOwn()
  expect(list.asked).toBe(3)
})

test('a further page of a list does not stand for the whole', async () => {
  let first = 0
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: api.tasks.list.key({ type: 'infinite' }),
    queryFn: ({ pageParam }) => {
      if (pageParam === 0) first += 1
      return pageParam
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
  })
  observer.subscribe(() => {})
  await pass(5)
  fresh.changed(['tasks'], 'own')
  await observer.fetchNextPage()
  await longerThanOwn()
  expect(first).toBe(2)
})

test('nothing is asked for while a change is on its way, and then at once', async () => {
  const tasks = await shown(api.tasks.list.queryKey({ input: {} }))
  const sending = new MutationObserver(queryClient, { mutationFn: after(300) })
  const sent = sending.mutate()
  fresh.changed(['tasks'], 'own')
  await pass(200)
  expect(tasks.asked).toBe(1)
  await pass(100)
  await sent
  await longerThanOwn()
  expect(tasks.asked).toBe(2)
})

test('what nobody looks at is asked for when it is looked at again', async () => {
  const queryKey = api.tasks.list.queryKey({ input: {} })
  const tasks = await shown(queryKey)
  tasks.leave()
  fresh.changed(['tasks'], 'own')
  await longerThanOwn()
  expect(tasks.asked).toBe(1)
  expect((await shown(queryKey)).asked).toBe(1)
})

test('a first answer that was on its way while changes were missed is asked for anew after it', async () => {
  const slow = await shown(api.tasks.list.queryKey({ input: {} }), after(600))
  fresh.missed()
  await pass(1000)
  expect(slow.asked).toBe(2)
})

test('where anything may have changed, everything of the server is asked for again, and nothing else', async () => {
  const [tasks, own] = [
    await shown(api.tasks.list.queryKey({ input: {} })),
    await shown(['what the editor starts with']),
  ]
  fresh.missed()
  await pass(500)
  expect([tasks.asked, own.asked]).toEqual([2, 1])
})
