export { se as refusals } from '#durable/protocol/refusal-texts/se.ts'
