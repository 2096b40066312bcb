export const skipToContent = '跳到内容'
export const backToStart = '返回起始页'
export const loading = '正在加载…'
