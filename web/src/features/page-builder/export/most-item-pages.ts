/** Pages of the items of one template that an export takes along at most. */
export const mostItemPages = 2000
