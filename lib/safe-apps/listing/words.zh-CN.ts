export const addressProblems = {
  notAnAddress: '这不是网址',
  scheme: '应用只能通过 https 打开，本机上也可用 http',
  credentials: '应用地址不得包含用户名或密码',
  ownSite: '本网站不能作为自身的应用打开',
}
export const tooManyLooks = '本网站查看的应用过多。请稍后重试。'
export const notLookedAt = '本网站无法查看该应用'
