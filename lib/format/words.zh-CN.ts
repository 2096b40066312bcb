export const addressFaults = {
  format: '这不是地址：地址须为 0x 加 40 位十六进制数字。',
  checksum: '此地址的校验和有误：有字符输错或被更改。',
  prefix: '此地址的网络前缀无效：格式应如 eth:0x…',
}
export const amountFaults = (decimals: number) => ({
  format: '这不是数量：请填写数字，小数部分用点号分隔。',
  precision: `此数量的小数点后超过 ${decimals} 位。`,
  range: '此数量超出了区块链能容纳的范围。',
})
