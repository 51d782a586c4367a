/** What may be sent for the notary, as a chooser of files has it. */
export const takenFiles = 'application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.heic'

/** The largest file that is taken. */
export const mostBytes = 10 * 1024 * 1024
