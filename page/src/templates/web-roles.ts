/** What each page of a web is for. */
export const webPageRoles = ['home', 'list', 'item', 'about', 'contact'] as const
export type WebPageRole = (typeof webPageRoles)[number]

export const webTemplateIds = ['clinica', 'estudio', 'inmobiliaria', 'escuela'] as const
export type WebTemplateId = (typeof webTemplateIds)[number]
