/** How what is set apart in notes looks, while it is written and after. */
export const richClass =
  'break-words whitespace-pre-wrap [&_a]:text-accent-text [&_a]:underline [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:whitespace-normal'
