import type { CaseWhenBuilder, ExpressionBuilder, ReferenceExpression } from 'kysely'
import type { Span } from '../day-spans.ts'

/** In which of some spans that follow each other a moment lies, by its place; what is later than all is in the last one. */
export function spanOf<Schema, Table extends keyof Schema>(
  eb: ExpressionBuilder<Schema, Table>,
  moment: ReferenceExpression<Schema, Table>,
  spans: readonly Span[],
) {
  const [first, ...rest] = spans
  const begun: CaseWhenBuilder<Schema, Table, unknown, number> = eb
    .case()
    .when(eb(moment, '<', eb.val(first?.end ?? '')))
    .then(eb.lit<number>(0))
  return rest
    .reduce(
      (cases, { end }, at) => cases.when(eb(moment, '<', eb.val(end))).then(eb.lit<number>(at + 1)),
      begun,
    )
    .end()
}

/** What was counted by `spanOf`, a figure for each span. */
export function countsBySpan(
  rows: readonly { span: unknown; count: number | string | bigint }[],
  spans: readonly Span[],
): number[] {
  const counts = new Map(rows.map(({ span, count }) => [Number(span), Number(count)]))
  return spans.map((_, at) => counts.get(at) ?? 0)
}
