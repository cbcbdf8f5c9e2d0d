import { sides, type Padding, type Side } from '@aurelio/page/values'

/** What the first click on 'Vincular' makes of a padding: the top value on all sides; all 0 where there is none. */
export function linkedPadding(padding: Padding): Padding {
  const isNone = sides.every((side) => padding[side] === 0)
  return allSides(padding, isNone ? 0 : padding.Top)
}

/** The padding with one side changed; with all of them where they are linked. */
export function withSide(padding: Padding, side: Side, amount: number, isLinked: boolean): Padding {
  return isLinked ? allSides(padding, amount) : { ...padding, [side]: amount }
}

function allSides({ unit }: Padding, amount: number): Padding {
  return { unit, Top: amount, Right: amount, Bottom: amount, Left: amount }
}
