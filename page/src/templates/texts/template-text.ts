import type en from './en.json'

/** A name or a description of a template: Spanish, and the key of its translations. */
export type TemplateText = keyof typeof en
