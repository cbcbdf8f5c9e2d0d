/** Name of a project that has none (page-builder.md §9). */
export const defaultName = 'Lienzo en Blanco'
