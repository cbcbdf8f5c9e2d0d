import { HtmlValidate } from 'html-validate'

/** The standard's rules. What it leaves to taste is ours: how attributes are written, and how long a title may be. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    // React writes `srcSet` and `autoComplete`; to HTML that is the same name.
    'attr-case': 'off',
    'void-style': 'off',
    // Both are ways of the standard; React writes the longer one.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A telephone number is told as it was written.
    'tel-non-breaking': 'off',
  },
})

/** What a kept validator finds wrong in a published page, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
