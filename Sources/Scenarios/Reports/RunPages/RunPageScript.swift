/// The script of a run's page: the layout at every event, by mouse and keys, playback, and search.
///
/// The page is complete without it. It makes no network requests, and writes text as text only.
enum RunPageScript {
  /// The complete script, in a section without markup; `RunPage` writes it after its data.
  static let text = "/*<![CDATA[*/\n" + tools + state + motion + course + keys + "/*]]>*/"

  private static let tools = #"""
    'use strict';(function(){
    var $=function(s,r){return Array.prototype.slice.call((r||document).querySelectorAll(s))};
    var make=function(tag,text,attributes){var e=document.createElement(tag);if(text)e.textContent=text;
    for(var k in attributes||{})e.setAttribute(k,attributes[k]);return e};
    var data=JSON.parse(document.getElementById('data').textContent),courses=[],current=null;
    var bar=make('div','',{class:'tools',role:'search','aria-label':'Search failures and events'});
    var noun=document.querySelector('.course')&&!document.querySelector('.failure .badge')?'trace':'failure';
    var search=make('input','',{type:'search',placeholder:'Search '+noun+'s and events','aria-label':'Search '+noun+'s and events'});
    var theme=make('button','Dark or light',{type:'button'}),count=make('output','',{'aria-live':'polite'});
    theme.onclick=function(){var root=document.documentElement,dark=root.dataset.theme?
    root.dataset.theme==='dark':matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme=dark?'light':'dark'};
    var failures=$('section.failure'),words=failures.map(function(f){return f.textContent.toLowerCase()});
    if(failures.length)bar.append(search);bar.append(theme,count);
    var events=document.querySelector('.events li'),plays=Object.keys(data).some(function(k){return data[k].frames.length});
    bar.append(make('p',(failures.length?'/ search · ':'')+(events?'← → events · ↑ ↓ steps · ':'')+(plays?'space plays · ':'')+'d dark',
    {class:'hint'}));
    document.querySelector('header').append(bar);
    function find(){var parts=search.value.toLowerCase().split(/\s+/).filter(Boolean),shown=0;
    failures.forEach(function(f,i){f.hidden=!parts.every(function(p){return words[i].indexOf(p)>=0});if(!f.hidden)shown++});
    var one=!parts.length&&failures.length===1;count.textContent=failures.length?(parts.length?shown+' of ':'')+failures.length+
    (noun==='failure'?(one?' group':' groups')+' of failed cases':one?' trace':' traces'):''}
    search.oninput=find;find();
    $('.again').forEach(function(p){var b=make('button','Copy',{type:'button'});
    b.onclick=function(){var r=document.createRange();r.selectNodeContents(p.querySelector('code'));
    var s=getSelection();s.removeAllRanges();s.addRange(r);var done=false;try{done=document.execCommand('copy')}catch(e){}
    b.textContent=done?'Copied':'Copy'};p.append(b)});

    """#

  /// The part that computes the positions of views at an event, from all moments up to it.
  private static let state = #"""
    function Places(list){this.list=list;this.reset()}
    Places.prototype.reset=function(){this.at=0;this.map={};this.size=null};
    Places.prototype.take=function(m){var map=this.map;this.size=[m[2],m[3]];
    for(var i=4;i<m.length;i++){var c=m[i];if(c.length===1)delete map[c[0]];else map[c[0]]=c}};
    Places.prototype.upTo=function(event){if(this.at>0&&this.list[this.at-1][1]>event)this.reset();
    while(this.at<this.list.length&&this.list[this.at][1]<=event)this.take(this.list[this.at++]);return this};
    function put(e,c){e.setAttribute('x',c[1]);e.setAttribute('y',c[2]);e.setAttribute('width',Math.max(1,c[3]));
    e.setAttribute('height',Math.max(1,c[4]));e.style.opacity=c[5];e.style.display=c[5]>.01?'':'none'}
    function draw(f,numbers,places,names){var seen={},svg=f.querySelector('svg.views');
    $('svg.clip',f).forEach(function(e){var c=places.map[numbers[+e.dataset.c]];if(!c)return;put(e,c);e.style.cssText='';
    e.setAttribute('viewBox',['x','y','width','height'].map(function(k){return e.getAttribute(k)}).join(' '))});
    $('svg.view',f).forEach(function(e){var n=numbers[+e.dataset.v],c=places.map[n];seen[n]=1;
    if(c)put(e,c);else e.style.display='none'});
    numbers.forEach(function(n){seen[n]=1});
    $('.extra',svg).forEach(function(e){e.remove()});
    Object.keys(places.map).forEach(function(n){var c=places.map[n];if(seen[n]||c[5]<.01)return;
    var r=document.createElementNS('http://www.w3.org/2000/svg','rect');r.setAttribute('class','extra');put(r,c);
    var t=document.createElementNS('http://www.w3.org/2000/svg','title');t.textContent=names[n];r.append(t);svg.append(r)})}

    """#

  /// The frames in between: the interface rotates about the screen's center as its size changes.
  private static let motion = #"""
    var held={portrait:0,landscapeLeft:90,landscapeRight:-90,portraitUpsideDown:180};
    function wrap(f){var svg=f.querySelector('svg.views');if(svg.parentNode.classList.contains('turning'))return svg.parentNode;
    var g=document.createElementNS('http://www.w3.org/2000/svg','g');g.setAttribute('class','turning');
    svg.replaceWith(g);g.append(svg);return g}
    function upright(f){var g=wrap(f),svg=g.firstChild;g.removeAttribute('transform');
    svg.setAttribute('width',f.dataset.w);svg.setAttribute('height',f.dataset.h)}
    function lean(f,from,size){var g=wrap(f),svg=g.firstChild,w=+f.dataset.w,h=+f.dataset.h;
    var by=from?held[from.dataset.i]-held[f.dataset.i]:0;by=by>180?by-360:by<=-180?by+360:by;
    var w0=from?+from.dataset.w:w,p=Math.abs(w-w0)>1?(size[0]-w0)/(w-w0):1;
    svg.setAttribute('width',size[0]);svg.setAttribute('height',size[1]);
    g.setAttribute('transform','translate('+w/2+' '+h/2+') rotate('+(-by*(1-p))+') translate('+-size[0]/2+' '+-size[1]/2+')')}

    """#

  private static let course = #"""
    function Course(root){var own=this,d=data[root.dataset.case];this.root=root;this.data=d;
    this.places=new Places(d.moments);this.events=$('.events li',root);this.figures=$('figure',root);this.at=0;
    var stage=make('div','',{class:'stage'}),log=make('div','',{class:'log',tabindex:'0',role:'group','aria-label':'Events by step'});
    root.classList.add('live');root.classList.toggle('flat',!this.figures.length);this.figures.forEach(function(f){stage.append(f)});
    $('section.step',root).forEach(function(s){log.append(s)});
    var bar=make('div','',{class:'bar-of-course'});
    this.range=make('input','',{type:'range',min:0,max:Math.max(0,this.events.length-1),value:0,'aria-label':'Event'});
    this.range.oninput=function(){own.show(+own.range.value)};
    var find=make('input','',{type:'search',placeholder:'Filter events','aria-label':'Filter events'});
    find.oninput=function(){own.filter(find.value)};this.find=find;
    this.button=make('button','Play',{type:'button'});this.button.onclick=function(){own.play()};
    this.button.hidden=!d.frames.length;
    $('.step h3',log).forEach(function(h){var b=make('button',h.textContent,{type:'button',title:'Show the layout after this step'});
    b.onclick=function(){own.result(+h.parentNode.dataset.step)};h.textContent='';h.append(b)});
    this.told=make('output','',{'aria-live':'off'});bar.append(this.button,this.range,find,this.told);
    var line=root.querySelector('.timeline');
    if(line){this.cursor=make('div','',{class:'cursor'});line.append(this.cursor);line.after(bar);
    var scrub=function(e){var box=line.getBoundingClientRect();own.show(Math.max(0,Math.min(own.events.length-1,
    Math.floor((e.clientX-box.left)/box.width*own.events.length))))};
    line.onpointerdown=function(e){line.setPointerCapture(e.pointerId);current=own;scrub(e)};
    line.onpointermove=function(e){if(e.buttons)scrub(e)}}else root.prepend(bar);
    root.append(stage,log);
    log.addEventListener('click',function(e){var li=e.target.closest('li[data-e]');if(li)own.show(own.events.indexOf(li))});
    root.addEventListener('pointerdown',function(){current=own});root.addEventListener('focusin',function(){current=own});
    var wrong=root.querySelector('.step.wrong'),first=this.events.length-1;
    if(wrong)while(first>0&&+this.events[first].closest('.step').dataset.step>+wrong.dataset.step)first--;
    this.stage=stage;this.show(first,true)}
    Course.prototype.stepAt=function(event){var found=0;this.data.starts.forEach(function(s,i){
    if(s[1]>=0&&s[1]<=event)found=i});return found};
    Course.prototype.figureOf=function(place,size){var own=this,of=function(i){return i<0?null:
    own.figures.filter(function(f){return+f.dataset.step===own.data.starts[i][0]})[0]};
    var now=of(place),before=null;for(var i=place-1;i>=0&&!before;i--)before=of(i);
    if(now&&size&&before&&(+now.dataset.w!==size[0]||+now.dataset.h!==size[1])&&
    +before.dataset.w===size[0]&&+before.dataset.h===size[1])return before;return now||before};
    Course.prototype.put=function(f){this.figures.forEach(function(o){o.classList.toggle('on',o===f)})};
    Course.prototype.show=function(at,quiet){if(!this.events.length){this.put(this.figures[this.figures.length-1]);return}
    this.stop();this.at=at;var li=this.events[at],event=+li.dataset.e;
    $('.now',this.root).forEach(function(e){e.classList.remove('now')});li.classList.add('now');
    this.range.value=at;this.told.textContent='event '+event+' ('+(at+1)+' of '+this.events.length+'): '+li.textContent;
    this.range.setAttribute('aria-valuetext',this.told.textContent);
    if(this.cursor)this.cursor.style.left=(100*(at+.5)/this.events.length)+'%';
    // Changes made by an event are seen at the next one.
    var places=this.places.upTo(event),f=this.figureOf(this.stepAt(event),places.size);
    if(f){upright(f);if(places.size)draw(f,this.data.steps[f.dataset.step],places,this.data.views);this.put(f)}
    if(!quiet){var d=li.closest('details');if(d&&!d.open)d.open=true;li.scrollIntoView({block:'nearest'});
    history.replaceState(history.state,'','#'+li.id)}};
    /* Shows the layout after a step, which may have no event. */
    Course.prototype.result=function(number){var place=0,end=Infinity;this.stop();
    this.data.starts.forEach(function(s,i){if(s[0]<=number)place=i;else if(s[1]>=0)end=Math.min(end,s[1])});
    var f=this.figureOf(place,null);if(!f)return;var places=this.places.upTo(end);upright(f);
    if(places.size)draw(f,this.data.steps[f.dataset.step],places,this.data.views);this.put(f);
    this.told.textContent='after step '+number};
    Course.prototype.filter=function(text){var parts=text.toLowerCase().split(/\s+/).filter(Boolean),shown=0;
    this.events.forEach(function(li){li.hidden=!parts.every(function(p){return li.textContent.toLowerCase().indexOf(p)>=0});
    if(!li.hidden)shown++});
    if(!parts.length)return this.show(this.at,true);
    $('details.events',this.root).forEach(function(d){d.open=!!d.querySelector('li:not([hidden])')});
    this.told.textContent=shown+' of '+this.events.length+' events'};
    Course.prototype.move=function(by){for(var i=this.at+by;i>=0&&i<this.events.length;i+=by)
    if(!this.events[i].hidden)return this.show(i)};
    Course.prototype.step=function(by){var starts=this.data.starts.filter(function(s){return s[1]>=0});
    var event=+this.events[this.at].dataset.e,own=this,at=-1;starts.forEach(function(s,i){if(s[1]<=event)at=i});
    var to=starts[Math.max(0,Math.min(starts.length-1,at+by))];if(!to)return;
    this.events.some(function(li,i){if(+li.dataset.e>=to[1]){own.show(i);return true}})};
    Course.prototype.stop=function(){if(this.timer){cancelAnimationFrame(this.timer);this.timer=null;this.button.textContent='Play'}};
    /* Plays the frames of the step that is shown, or of the next that has some. */
    Course.prototype.play=function(){if(this.timer)return this.stop();var own=this,event=+this.events[this.at].dataset.e;
    var place=this.stepAt(event),end=function(i){for(var k=i+1;k<own.data.starts.length;k++)
    if(own.data.starts[k][1]>=0)return own.data.starts[k][1];return Infinity};
    var pick=function(i){var a=own.data.starts[i][1],b=end(i);return own.data.frames.filter(function(m){return m[1]>a&&m[1]<=b})};
    var frames=[];for(var i=0;i<this.data.starts.length&&!frames.length;i++){var k=(place+i)%this.data.starts.length;
    if(this.data.starts[k][1]<0)continue;frames=pick(k);if(frames.length)place=k}
    if(!frames.length)return;
    var places=new Places(frames),f=this.figureOf(place,null),from=null;
    for(var j=place-1;j>=0&&!from;j--)from=this.figureOf(j,null);
    var numbers=this.data.steps[f.dataset.step],began=null,i=0,base=frames[0][0];places.reset();this.put(f);
    this.button.textContent='Stop';
    var tick=function(now){if(began===null)began=now;var t=(now-began)/1000;
    while(i<frames.length&&frames[i][0]-base<=t)places.take(frames[i++]);
    if(places.size){lean(f,from,places.size);draw(f,numbers,places,own.data.views);
    own.told.textContent='frame '+i+' of '+frames.length+', '+(Math.round(frames[Math.max(0,i-1)][0]*1000)/1000)+' s'}
    if(i<frames.length)own.timer=requestAnimationFrame(tick);
    else own.timer=setTimeout(function(){own.timer=null;own.button.textContent='Play';own.show(own.at,true)},500)};
    this.timer=requestAnimationFrame(tick)};
    $('.course').forEach(function(root){courses.push(new Course(root))});current=courses[0]||null;

    """#

  private static let keys = #"""
    document.addEventListener('keydown',function(e){if(e.ctrlKey||e.metaKey||e.altKey)return;
    var tag=e.target.tagName,typing=tag==='INPUT'&&e.target.type==='search';
    if(e.key==='Escape'&&typing){e.preventDefault();return e.target.blur()}if(typing)return;
    if(e.key==='/'){if(failures.length)search.focus();e.preventDefault();return}
    if(e.key==='d'){theme.click();return}
    if(!current||tag==='SUMMARY'&&e.key===' '||tag==='BUTTON'&&e.key===' ')return;
    switch(e.key){case'ArrowRight':current.move(1);break;case'ArrowLeft':current.move(-1);break;
    case'ArrowDown':current.step(1);break;case'ArrowUp':current.step(-1);break;case' ':current.play();break;default:return}
    e.preventDefault()});
    function follow(){var place=/^#f(\d+)e(\d+)$/.exec(location.hash);if(!place)return;
    var li=document.getElementById(location.hash.slice(1));
    courses.forEach(function(c){var at=c.events.indexOf(li);if(at>=0){current=c;c.show(at);
    c.root.closest('section.failure').scrollIntoView({block:'start'})}})}
    addEventListener('hashchange',follow);follow()})();

    """#
}
