import { lintSource } from '@secretlint/core'
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend'

/** Token formats that the recommended rules miss. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  'AWS access key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'npm token': /_authToken\s*=/,
  'Google key': /\bAIza[\w-]{35}\b|\bya29\.[\w-]{20,}/,
  'JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{8,}\.[\w-]{8,}/,
  'bearer token': /\bBearer\s+(?=[\w.~+/-]*\d)[\w.~+/-]{24,}=*/,
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'URL with a password': /\b[a-z][a-z+]{2,}:\/\/[^\s/:@'"<>`$]+:[^\s/:@'"<>`$]{6,}@/i,
}

/** Random-looking values: minimum length, and minimum entropy in bits per character. */
const RANDOM_LENGTH = 32
const RANDOM_ENTROPY = 4.3

/** Digests look random but are public. */
const DIGEST = /^sha(?:256|384|512)-/

/**
 * Returns what in a file looks like a secret, one name for each kind; empty for a clean file. JSON files are also
 * searched for values that look random.
 */
export async function findSecrets(file: string, text: string): Promise<string[]> {
  const kinds = Object.keys(FORMATS).filter((kind) => FORMATS[kind]?.test(text))
  const { messages } = await lintSource({
    source: { filePath: file, content: text, ext: /\.\w+$/.exec(file)?.[0] ?? '', contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended }] },
      noPhysicFilePath: true,
    },
  })
  const reported = messages.map(({ ruleId }) => ruleId)
  const hasRandom =
    file.endsWith('.json') && [...text.matchAll(/"([^"\s]+)"/g)].some(([, value = '']) => isRandom(value))
  return [...new Set([...kinds, ...reported, ...(hasRandom ? ['a random value'] : [])])]
}

function isRandom(value: string): boolean {
  if (value.length < RANDOM_LENGTH || DIGEST.test(value) || /[/.:]{1}\w+[/.:]/.test(value)) return false
  if (!/^[A-Za-z0-9+/=_-]+$/.test(value) || !/\d/.test(value)) return false
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  const entropy = [...counts.values()].reduce((sum, count) => {
    const share = count / value.length
    return sum - share * Math.log2(share)
  }, 0)
  return entropy >= RANDOM_ENTROPY
}
