export const loadingSafe = '正在加载 Safe…'
