/** Pictures load when they come near; what is inside the page needs no waiting for, it would only appear late. */
export const loadingOf = (source: string): 'eager' | 'lazy' => (source.startsWith('data:') ? 'eager' : 'lazy')
