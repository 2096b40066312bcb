/** Whether a text has so many squares as a QR code that they need more room. */
export const isLongForQr = (text: string) => text.length > 300

/** Whether a camera still finds each square on a screen. */
export const fitsQr = (text: string) => text.length <= 2_000
