/** A line to be marked is a checkbox and its label, beside one another so that those before can be counted. */
export const scoreCss = [
  ':where(.aurelio-page) [data-score]>input{position:absolute;opacity:0;width:1px;height:1px}',
  ':where(.aurelio-page) [data-score]>label{display:flex;align-items:flex-start;gap:14px;cursor:pointer}',
  ':where(.aurelio-page) [data-score]>label::before{content:"";box-sizing:border-box;flex:none;width:22px;height:22px;margin-top:.15em;border:2px solid;border-radius:6px;text-align:center;font:700 16px/18px system-ui}',
  ':where(.aurelio-page) [data-score]>input:checked+label::before{content:"✓" / "";color:var(--score-check,#fff);background:var(--score-mark,currentColor);border-color:var(--score-mark,currentColor)}',
  ':where(.aurelio-page) [data-score]>input:focus-visible + label{outline:2px solid currentColor;outline-offset:2px}',
  ':where(.aurelio-page) [data-score-outcome]>summary{display:block;cursor:pointer;text-align:center;list-style:none}',
  ':where(.aurelio-page) [data-score-outcome]>summary::-webkit-details-marker{display:none}',
].join('\n')

/**
 * Which result is seen, by how many lines are marked: as many checkboxes in a row of siblings are a selector, so a person sees
 * their own and no other, without a script.
 */
export function outcomeCss(id: string, results: readonly { from: number }[]): string {
  const root = `.aurelio-page [data-score="${id}"]`
  const [lowest, ...others] = results
    .map(({ from }, at) => ({ from: Math.round(from), at }))
    .toSorted((one, other) => one.from - other.from)
  if (!lowest) return ''
  return [
    `${root} [data-score-result]:not(${result(lowest.at)}){display:none}`,
    ...others
      .filter(({ from }) => from > 0)
      .flatMap(({ from, at }) => {
        const marked = `${root}>${Array.from({ length: from }, () => 'input:checked').join('~')}~[data-score-outcome]`
        return [`${marked} [data-score-result]{display:none}`, `${marked} ${result(at)}{display:block}`]
      }),
  ].join('\n')
}

function result(at: number): string {
  return `[data-score-result="${at}"]`
}
