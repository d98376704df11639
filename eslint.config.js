import react from 'eslint-plugin-react'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// Few rules, each worth a stop. Formatting is Prettier's business, imports are test/architecture.test.ts's.
export default tseslint.config(
  {
    ignores: [
      '**/built/**',
      'build/**',
      '.wrangler/**',
      'test/shots/**',
      'eslint.config.js',
      'worker/db/drizzle.config.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin, 'react-hooks': hooks },
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='transaction']",
          message: 'D1 has no transactions: use batch().',
        },
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings or an `as const` object.' },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['app/**/*.tsx'],
    plugins: { react },
    settings: { react: { version: '19' } },
    rules: {
      // No untranslated text.
      'react/jsx-no-literals': ['error', { noStrings: false, allowedStrings: ['·', '*', '/', '–', '%', '×', ':'] }],
      'react/jsx-key': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/session.ts', 'app/art/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Only app/session.ts touches localStorage.' },
      ],
    },
  },
  { files: ['worker/local/**', 'worker/log.ts', 'app/art/**', 'test/**'], rules: { 'no-console': 'off' } },
  { files: ['test/**'], rules: { '@typescript-eslint/no-floating-promises': 'error' } },
)
