import * as fc from 'fast-check'
import { createPageOrder, type Waiting } from '../document/page-order.ts'
import { edit } from '../document/edits/edit.ts'
import { DocumentError } from '../document/error.ts'
import { record, startHistory, type History } from '../document/history.ts'
import type { PageDocument } from '../document/schema.ts'
import { undo } from '../document/take-back.ts'
import { operationFor, type Pick, picks } from './random-operations.ts'
import { orderServer } from './order-server.ts'

type Server = ReturnType<typeof orderServer>

/** One thing that happens: somebody does something, or what was said is heard, lost, late or twice. */
type Happening = { who: number; what: What; pick: Pick }
type What = 'edit' | 'undo' | 'send' | 'hear' | 'drop' | 'again' | 'reload'

/** Between so many and so many things that happen. */
export function happenings(minLength: number, maxLength: number): fc.Arbitrary<Happening[]> {
  const happening = fc.record({
    who: fc.nat(7),
    what: fc.constantFrom<What[]>(
      'edit',
      'edit',
      'edit',
      'undo',
      'send',
      'send',
      'hear',
      'drop',
      'again',
      'reload',
    ),
    pick: picks,
  })
  return fc.array(happening, { minLength, maxLength })
}

/** An editor with a line that may lose what is said, without a browser around it. */
function openEditor(server: Server, name: string) {
  let session = `${name}-1`
  let reloads = 1
  let order = begin([])
  let history: History = startHistory(server.document())
  let onTheWay: Waiting[] = []

  function begin(waiting: readonly Waiting[]) {
    const shown = { document: server.document(), name: '' }
    return createPageOrder({ shown, version: server.version(), waiting, session })
  }

  function show(document: PageDocument) {
    if (document !== history.document) history = { ...history, document }
  }

  function anew() {
    show(order.begin({ document: server.document(), name: '' }, server.version()).document)
  }

  function deliver(steps: readonly Waiting[]) {
    for (const of of new Set(steps.map((step) => step.session))) {
      const { refused, known } = server.take(steps.filter((step) => step.session === of))
      order.drop(new Set(refused), of)
      if (known.length > 0) order.drop(new Set(known.filter((n) => isSeen(of, n))), of)
    }
    show(order.shownNow().document)
  }

  const isSeen = (of: string, n: number) =>
    server.all().some((step) => step.session === of && step.n === n && step.sequence <= order.version())

  function hear() {
    const shown = order.receive(server.since(order.version(), session), {
      document: history.document,
      name: '',
    })
    if (shown) show(shown.document)
    else anew()
  }

  return {
    document: () => history.document,
    isEmpty: () => order.isEmpty(),
    happen(what: What, pick: Pick) {
      switch (what) {
        case 'edit': {
          const operation = operationFor(history.document, pick, session)
          if (!operation) return
          try {
            const edited = edit(history.document, (page) => page.do(operation))
            history = record(history, { label: '', selection: null, edited })
            order.add({ operations: edited.operations }, undefined)
          } catch (error) {
            if (!(error instanceof DocumentError)) throw error
          }
          return
        }
        case 'undo': {
          const back = undo(history)
          history = back.history
          order.add({ operations: back.done }, undefined)
          return
        }
        case 'send':
          onTheWay = order.takeUnsent(pick.one % 5)
          deliver(onTheWay)
          return
        case 'hear':
          hear()
          return
        case 'drop':
          // Said, and lost on the way: nobody knows what became of it.
          order.takeUnsent(pick.one % 5)
          order.unsend()
          return
        case 'again':
          deliver(onTheWay)
          order.unsend()
          return
        case 'reload': {
          reloads += 1
          const waiting = order.waiting()
          session = `${name}-${reloads}`
          order = begin(waiting)
          history = startHistory(order.shownNow().document)
        }
      }
    },
    /** Everything arrives. */
    settle() {
      deliver(order.waiting())
      hear()
      // What a page that was asked for anew holds already is known now.
      deliver(order.waiting())
      hear()
    },
  }
}

/** Lets so many people work on one page; gives what each sees in the end, and what the server holds. */
export function workTogether(start: PageDocument, people: number, all: readonly Happening[]) {
  const server = orderServer(start)
  const editors = Array.from({ length: people }, (_, index) => openEditor(server, `p${index}`))
  for (const { who, what, pick } of all) editors[who % people]?.happen(what, pick)
  for (const editor of editors) editor.settle()
  for (const editor of editors) editor.happen('hear', all[0]?.pick ?? blank)
  return { server, editors }
}

const blank: Pick = { kind: 'add', one: 0, other: 0, third: 0, values: [] }
