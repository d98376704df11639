export { no as refusals } from '#durable/protocol/refusal-texts/no.ts'
