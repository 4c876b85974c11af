import { useSignals } from '@preact/signals-react/runtime'
import { createElement, type ReactNode } from 'react'
import type { Article as ArticleData } from '#core/api/content/articles.ts'
import type { CallOf } from '#core/http/read.ts'
import { showDate } from '#core/intl/show-date.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { articleMessages } from './article-messages.ts'
import { type ArticleNode, parseArticle } from './parse-article.ts'

const t = createTranslate(articleMessages)

/** The call of one of the site's own texts. */
export type ArticleCall = CallOf<ArticleData>['endpoint']

interface Source {
  call: ArticleCall
  /** Its own page, where it has one. */
  href?: string | undefined
}

/** One of the site's own texts as its editors left it; where it can't be had, its page is offered. */
export function Article(source: Source): ReactNode {
  useSignals()
  const model = useModel(() => createArticle(source.call))
  const place = useFocusInPlace<HTMLDivElement>()
  const isWaiting = !model.article.value && !model.failure.value
  return (
    <div ref={place} tabIndex={-1} className="ostrov-article" aria-busy={isWaiting || undefined}>
      <Contents model={model} href={source.href} />
    </div>
  )
}

function Contents({ model, href }: Pick<Source, 'href'> & { model: ArticleModel }): ReactNode {
  useSignals()
  const { article, failure, isPending, reread } = model
  const data = article.value
  if (data)
    return (
      <>
        {parseArticle(data.content.untrustedHtml).map(renderNode)}
        <KeyedText as="p" className="ostrov-muted" value={t('updated', { date: showDate(data.updated) })} />
      </>
    )
  if (!failure.value)
    return (
      <>
        <p className="ostrov-hidden">{words('loading')}</p>
        <SkeletonCards count={3} layout="rows" />
      </>
    )
  return (
    <>
      <FailureNote failure={failure.value} lead={t('failed')} isBusy={isPending.value} onRetry={reread} />
      {href && isSafeLink(href) && (
        <p>
          <a href={href} target="_blank" rel="noopener">
            {t('ownPage')}
          </a>
        </p>
      )}
    </>
  )
}

type ArticleModel = ReturnType<typeof createArticle>

function createArticle(endpoint: ArticleCall) {
  const article = createResource<ArticleData>({ staleTime: FRESH })
  return {
    article: article.data,
    failure: article.failure,
    isPending: article.isPending,
    reread: (): void => void article.refetch(),
    mount(): () => void {
      void article.fetch({ endpoint })
      const stop = onRestored(() => void article.refetch())
      return () => {
        stop()
        article.unsubscribe()
      }
    },
  }
}

/** Editors change such a text a few times a year. */
const FRESH = 60_000

/** Nothing of an article is an element before it passes here. */
function renderNode(node: ArticleNode, at: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  const inside = children.map(renderNode)
  if (tag !== 'a') return createElement(tag, { key: at }, ...inside)
  if (href === null || !isSafeLink(href)) return <span key={at}>{inside}</span>
  return (
    // What stands around the article must not be lost.
    <a key={at} href={href} target="_blank" rel="noopener">
      {inside}
      <span className="ostrov-hidden"> ({t('newTab')})</span>
    </a>
  )
}
