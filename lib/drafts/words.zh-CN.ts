export const noRoom = (most: number) =>
  `此浏览器没有空间保存这笔交易：每个 Safe 最多保存 ${most} 笔在所有者之间转交的交易。请将其中一笔保存为文件并在此处不再保存，然后重试。`
export const tooLarge = '加上此浏览器已有的签名，这笔交易过大，无法保存。已保存的内容没有改变。'
export const tooManyActions = (most: number) => `草稿最多包含 ${most} 项操作。`
