import { lazyPart } from '../../../ui/lazy-part.ts'

/** The operations in their order: the address part, the name that opens it, and its panel, loaded when it is opened. */
export const operations = [
  {
    id: 'unir',
    name: 'Unir',
    Panel: lazyPart(async () => (await import('../operations/merge-panel.tsx')).MergePanel),
  },
  {
    id: 'dividir',
    name: 'Dividir',
    Panel: lazyPart(async () => (await import('../operations/split-panel.tsx')).SplitPanel),
  },
  {
    id: 'organizar',
    name: 'Organizar',
    Panel: lazyPart(async () => (await import('../operations/organise-panel.tsx')).OrganisePanel),
  },
] as const
