export const unexpected = '抱歉，出了点问题！'
