import { z } from 'zod'
import { dayIn, dueIn, type Imported, labelOfList, stateOfList } from '../imported.ts'

const named = z.object({ id: z.string(), name: z.string() })
const commentSchema = z.object({
  type: z.literal('commentCard'),
  date: z.string().catch(''),
  data: z.object({ text: z.string(), card: z.object({ id: z.string() }) }),
  memberCreator: z.object({ fullName: z.string() }).nullish(),
})

/** What the export of a board holds ('Print, export, and share', 'Export as JSON'). */
const boardSchema = z.object({
  name: z.string(),
  lists: z.array(named.extend({ closed: z.boolean().catch(false) })),
  cards: z.array(
    named.extend({
      desc: z.string().catch(''),
      start: z.string().nullish(),
      due: z.string().nullish(),
      dueComplete: z.boolean().catch(false),
      closed: z.boolean().catch(false),
      idList: z.string(),
      idMembers: z.array(z.string()).catch([]),
      labels: z.array(z.object({ name: z.string().catch(''), color: z.string().nullish() })).catch([]),
      attachments: z.array(z.unknown()).catch([]),
      customFieldItems: z.array(z.unknown()).catch([]),
    }),
  ),
  checklists: z
    .array(
      z.object({
        idCard: z.string(),
        checkItems: z.array(z.object({ name: z.string(), state: z.string().catch('') })),
      }),
    )
    .catch([]),
  members: z.array(z.object({ id: z.string(), fullName: z.string() })).catch([]),
  actions: z.array(z.unknown()).catch([]),
})
type Board = z.infer<typeof boardSchema>

/** The cards of a board that are not archived; null for what is no export of Trello. */
export function readTrello(value: unknown): Imported | null {
  const { data: board } = boardSchema.safeParse(value)
  if (!board) return null
  const lists = new Map(board.lists.map((list) => [list.id, list]))
  const people = new Map(board.members.map(({ id, fullName }) => [id, fullName]))
  const checks = Map.groupBy(board.checklists, ({ idCard }) => idCard)
  const comments = commentsOf(board)
  const cards = board.cards.filter(({ closed, idList }) => !closed && lists.get(idList)?.closed === false)
  return {
    tasks: cards.map((card) => {
      const list = lists.get(card.idList)?.name ?? ''
      return {
        key: card.id,
        parentKey: null,
        project: board.name,
        title: card.name,
        notes: card.desc,
        startOn: dayIn(card.start),
        ...dueIn(card.due),
        state: card.dueComplete ? 'done' : stateOfList(list),
        priority: 'medium',
        labels: [...card.labels.map(({ name, color }) => name || (color ?? '')), ...labelOfList(list)],
        person: people.get(card.idMembers[0] ?? '') ?? null,
        email: null,
        blockedBy: [],
        checks: (checks.get(card.id) ?? []).flatMap(({ checkItems }) =>
          checkItems.map(({ name, state }) => ({ text: name, done: state === 'complete' })),
        ),
        comments: comments.get(card.id) ?? [],
      }
    }),
    left: {
      archived: board.cards.length - cards.length,
      files: sum(cards.map(({ attachments }) => attachments.length)),
      fields: sum(cards.map(({ customFieldItems }) => customFieldItems.length)),
      people: sum(cards.map(({ idMembers }) => Math.max(0, idMembers.length - 1))),
    },
  }
}

/** What was said of each card, the first first, with who said it and when. */
function commentsOf({ actions }: Board) {
  const said = new Map<string, string[]>()
  for (const action of actions) {
    const { data: comment } = commentSchema.safeParse(action)
    if (!comment) continue
    const { text, card } = comment.data
    const who = [comment.memberCreator?.fullName, dayIn(comment.date)].filter(Boolean).join(', ')
    said.set(card.id, [who === '' ? text : `${who}: ${text}`, ...(said.get(card.id) ?? [])])
  }
  return said
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
