/** Entry of the document floor: what contracts, server and editor use of it. */
export * from './schema.ts'
