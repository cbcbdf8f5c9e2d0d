/** Header in which the true client address is handed over; whatever a client sends in it is overwritten. */
export const addressHeader = 'x-real-ip'
