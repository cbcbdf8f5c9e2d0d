/** Pixels of an hour. */
export const hourHeight = 48

/** 0 to 23. */
export const hours = Array.from({ length: 24 }, (_, hour) => hour)
