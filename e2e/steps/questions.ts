import { expect, type Page } from '@playwright/test'

/** So long without a question, and the screen has asked for all it wants; what others change is gathered for less. */
const quietMs = 1500

/** Counts what a tab asks of the API from here on. */
export function countQuestions(page: Page) {
  const counts = new Map<string, number>()
  let last = Date.now()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname === '/api/changes') return
    last = Date.now()
    if (request.method() !== 'GET') return
    const question = pathname + decodeURIComponent(search)
    counts.set(question, (counts.get(question) ?? 0) + 1)
  })
  const settled = () =>
    expect.poll(() => Date.now() - last, { message: 'the tab asks no more' }).toBeGreaterThan(quietMs)
  return {
    settled,
    /** Every question that `act` made the tab ask, and how often. */
    async during(act: () => Promise<void>): Promise<Record<string, number>> {
      await settled()
      counts.clear()
      await act()
      last = Math.max(last, Date.now())
      await settled()
      return Object.fromEntries(counts)
    },
  }
}

/** Each of these parts of the API was asked, and no question twice. */
export function expectOnce(asked: Record<string, number>, ...paths: readonly string[]) {
  expect(Object.entries(asked).filter(([, times]) => times !== 1)).toEqual([])
  for (const path of paths)
    expect(
      Object.keys(asked).some((question) => question.split('?')[0] === path),
      `${path} among ${Object.keys(asked).join(', ')}`,
    ).toBe(true)
}
