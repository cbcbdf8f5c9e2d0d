import { expect, test } from 'vitest'
import { cn } from './class-names.ts'

test.each([
  ['h-9 px-4 text-sm', 'h-8 px-2', 'text-sm h-8 px-2'],
  ['p-4', 'px-0', 'p-4 px-0'],
  ['px-4 py-2', 'p-0', 'p-0'],
  ['text-sm text-muted', 'text-dense', 'text-muted text-dense'],
  ['text-sm text-muted', 'text-danger', 'text-sm text-danger'],
  ['border border-control', 'border-danger', 'border border-danger'],
  ['border border-control', 'border-dashed', 'border border-control border-dashed'],
  ['h-4 w-4', 'size-5', 'size-5'],
  ['rounded-md', 'rounded-none', 'rounded-none'],
  ['flex', 'hidden', 'hidden'],
  ['flex-1 flex-col', 'flex-row', 'flex-1 flex-row'],
  ['h-10', 'coarse:h-11', 'h-10 coarse:h-11'],
  ['mt-px', '-mt-1', '-mt-1'],
  ['max-w-md', 'max-w-5xl', 'max-w-5xl'],
  ['border border-border-strong', 'border-t', 'border border-border-strong border-t'],
  ['border-t border-b', 'border-danger', 'border-t border-b border-danger'],
  ['rounded-lg', 'rounded-t-none', 'rounded-lg rounded-t-none'],
  ['inset-x-0', 'inset-y-2', 'inset-x-0 inset-y-2'],
  ['text-start', 'text-muted', 'text-start text-muted'],
  ['text-muted', 'text-balance', 'text-muted text-balance'],
  ['bg-surface bg-cover', 'bg-center', 'bg-surface bg-cover bg-center'],
  ['bg-surface', 'bg-(--page)', 'bg-(--page)'],
])('%s then %s', (base, later, all) => {
  expect(cn(base, later)).toBe(all)
})

test('leaves out what is not there', () => {
  expect(cn('a', false, undefined, null, 'b')).toBe('a b')
})
