import type { Range, RichText } from '@aurelio/page/values'

/** A text with what is selected in it. */
export type Moment = { rich: RichText; range: Range }

/** What a change is: letters typed or deleted one after another go back together, word by word. */
export type Manner = 'typed' | 'deleted' | 'whole'

/** The undo of one visit to a text; the visit as a whole is one step of the page's own history. */
export type Steps = {
  add: (before: Moment, after: Moment, manner: Manner) => void
  undo: (now: Moment) => Moment | undefined
  redo: (now: Moment) => Moment | undefined
}

export function createSteps(): Steps {
  const past: Moment[] = []
  let future: Moment[] = []
  let last: { manner: Manner; at: number } | null = null
  return {
    add(before, after, manner) {
      const goesOn =
        manner !== 'whole' &&
        last?.manner === manner &&
        last.at === before.range.to &&
        !(manner === 'typed' && beginsWord(after))
      if (!goesOn) past.push(before)
      future = []
      last = { manner, at: after.range.to }
    },
    undo(now) {
      const before = past.pop()
      if (before) future.push(now)
      last = null
      return before
    },
    redo(now) {
      const after = future.pop()
      if (after) past.push(now)
      last = null
      return after
    },
  }
}

/** The letter that was typed last is the first of a word. */
function beginsWord({ rich, range }: Moment): boolean {
  return /\s\S$/.test(rich.text.slice(0, range.to))
}
